/** Positions as the `points` of an SVG polygon write them: "150,112 124,129". */
const positions = (points: string) =>
  points.split(" ").map((point) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return { x, y };
  });

export type Positions = ReturnType<typeof positions>;

/** Invented positions, nearest first. The first is the postcode of the request. */
export const RETURNED = positions("150,112 124,129 180,136 119,78");
export const PAST_LIMIT = positions("202,102 141,176 86,147 168,46");
export const OUTSIDE = positions("34,64 272,158 52,192 258,28 20,136");

/** Invented positions around the wide search: ten inside the try that succeeds. */
export const FOUND = positions(
  "139,156 171,149 160,130 117,147 186,126 131,118 198,157 101,155 152,108 177,112",
);
export const FURTHER = positions("64,136 232,120 118,60 262,154 186,48");
