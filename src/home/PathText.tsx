import { Fragment } from "react";

/** A path that may break before a step, but not between a step and the value that belongs to it. */
export function PathText({ path }: { path: string }) {
  return path.split(/(?=\/[^{])/).map((step, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static markup, the order is the identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {step}
    </Fragment>
  ));
}
