/** What the control shows: what is so, how much of the work is done, and what its button does. */
export type View = { note: string; progress?: number; action: string };

export const OFFER: View = { note: "", action: "Keep these docs offline" };
