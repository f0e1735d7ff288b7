import { later } from './later.ts'

export const useRichPart = later(async () => import('./rich-part.ts'))
