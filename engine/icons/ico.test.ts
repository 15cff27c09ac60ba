import { expect, test } from "vitest";
import { ico } from "./iconFiles.ts";

test("each image is where the directory says", () => {
  const images = [
    { size: 16, png: Buffer.from("first") },
    { size: 256, png: Buffer.from("the second") },
  ];
  const file = ico(images);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  const found = images.map((_, index) => {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    return {
      size: file.readUInt8(entry) || 256,
      png: file.subarray(offset, offset + file.readUInt32LE(entry + 8)),
    };
  });
  expect(found).toEqual(images);
  expect(file).toHaveLength(6 + 32 + 15);
});
