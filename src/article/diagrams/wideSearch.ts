/** How far a wide search looks, in metres, one try after the other. The server has these fixed. */
export const LADDER: readonly number[] = Array.from({ length: 20 }, (_, step) => 500 + step * 1000);

/** A try succeeds when at least this many postcodes lie inside; no more are returned. */
export const WANTED = 10;
