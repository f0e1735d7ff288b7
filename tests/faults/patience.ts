/**
 * Who has not got there after this long is stuck. Longer than all that may still happen takes (a silent stream is
 * given up after 40 s, a pause between attempts lasts up to 15 s), on a machine that has little time for us as well.
 * Every wait ends as soon as what it waits for is there.
 */
export const foreverMs = 120_000

/** A run is judged when nobody has seen or been told anything new for this long. */
export const stillMs = 90_000

/** With a seeded bug something never comes, and every run would wait for it. */
export const stillWithBugMs = 12_000
