import { linkify, type TextRun } from '@foyer/core/text/linkify.ts'
import { lazyValue } from './lazy-value.ts'

/** V-10: words, with the addresses in them clickable. */
export function LinkedRuns({ text }: { text: string }) {
  const runs = linkify(text)
  return /[@\d]/.test(text) ? <WithContacts runs={runs} /> : <Runs runs={runs} />
}

type RunsProps = { runs: readonly TextRun[] }

const useContacts = lazyValue(async () => import('@foyer/core/text/contact-links.ts'))

/** Most messages name no address: those that may download the patterns for it. */
function WithContacts({ runs }: RunsProps) {
  const part = useContacts()
  return <Runs runs={part ? runs.flatMap(part.contactLinks) : runs} />
}

/** A mail or phone app opens beside the page, so only web addresses need a new tab. */
function Runs({ runs }: RunsProps) {
  return runs.map(({ at, text, href }) => {
    if (href === undefined) return text
    const tab = /^http/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }
    return (
      <a key={at} href={href} {...tab}>
        <bdi>{text}</bdi>
      </a>
    )
  })
}
