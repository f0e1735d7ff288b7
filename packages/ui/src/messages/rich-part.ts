/** Everything that the first screen can do without, as one download. */
export { MessageExtras } from './MessageExtras.tsx'
export { richViews } from './rich-views.ts'
