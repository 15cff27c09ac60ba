/** Invented positions, nearest first. The first is the postcode asked for. */
export const RETURNED = [
  [150, 112],
  [124, 129],
  [180, 136],
  [119, 78],
] as const;
export const PAST_LIMIT = [
  [202, 102],
  [141, 176],
  [86, 147],
  [168, 46],
] as const;
export const OUTSIDE = [
  [34, 64],
  [272, 158],
  [52, 192],
  [258, 28],
  [20, 136],
] as const;

/** Invented positions around the wide search: ten inside the try that succeeds. */
export const FOUND = [
  [139, 156],
  [171, 149],
  [160, 130],
  [117, 147],
  [186, 126],
  [131, 118],
  [198, 157],
  [101, 155],
  [152, 108],
  [177, 112],
] as const;
export const FURTHER = [
  [64, 136],
  [232, 120],
  [118, 60],
  [262, 154],
  [186, 48],
] as const;
