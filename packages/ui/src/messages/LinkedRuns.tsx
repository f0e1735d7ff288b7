import { linkify } from '@foyer/core/text/linkify.ts'

/** V-10: words, with the addresses in them clickable. */
export function LinkedRuns({ text }: { text: string }) {
  return linkify(text).map((run) =>
    run.href ? (
      <a key={run.at} href={run.href} target="_blank" rel="noopener noreferrer">
        <bdi>{run.text}</bdi>
      </a>
    ) : (
      run.text
    ),
  )
}
