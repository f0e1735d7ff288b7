import { plainFromHtml } from '@foyer/core/text/plain-from-html.ts'
import { useUiText } from '../../text.tsx'
import { lazyValue } from '../lazy-value.ts'
import { LinkedText } from '../LinkedText.tsx'

const useRichText = lazyValue(async () => import('./RichText.tsx'))

/** HTML of somebody else's. Its words are there at once, its form when the parser has come. */
export function RichContent({ html }: { html: string }) {
  return /[<&]/.test(html) ? <Markup html={html} /> : <LinkedText text={html} />
}

function Markup({ html }: { html: string }) {
  const t = useUiText()
  const part = useRichText()
  if (part) return <part.RichText html={html} />
  return <LinkedText text={plainFromHtml(html) || t('summary.rich')} />
}
