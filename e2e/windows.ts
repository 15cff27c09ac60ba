/** Windows that people have, from a phone's to a large one, for what depends on their height. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 800 },
  { width: 1728, height: 1080 },
  { width: 2560, height: 1400 },
] as const;
