import { lazyValue } from './lazy-value.ts'

export const useRichPart = lazyValue(async () => import('./rich-part.ts'))
