/**
 * On a request of a desk in which somebody has used keys or pointer within the last minute. Only such requests keep a
 * sign-in from being idle: the desk also asks on its own, for lists and heartbeats.
 */
export const activityHeader = 'x-foyer-active'
