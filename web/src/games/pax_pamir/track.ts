/** How far the victory track goes. */
export const TRACK = 23;
