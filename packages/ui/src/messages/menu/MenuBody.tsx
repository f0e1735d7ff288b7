import { safeUrl } from '@foyer/core/text/safe-url.ts'
import type { FaqLayout } from '@foyer/contract/codes.ts'
import type { ComponentType } from 'react'
import { ExternalIcon } from '../../icons/ExternalIcon.tsx'
import type { ContentFor } from '../message-kind.ts'
import { questionsOf, sectionsOf } from './faq-sections.ts'
import './MenuBody.css'
import { Questions } from './Questions.tsx'
import { QuestionTabs } from './QuestionTabs.tsx'
import { Tiles } from './Tiles.tsx'

type Menu = ContentFor<'menu'>

const layouts = {
  list: ({ content: { entries, title } }) => (
    <>
      {questionsOf(entries).length > 0 && <Questions questions={questionsOf(entries)} label={title} />}
      <Links entries={entries} />
    </>
  ),
  tabs: ({ content: { entries } }) => (
    <>
      <QuestionTabs sections={sectionsOf(entries)} />
      <Links entries={entries} />
    </>
  ),
  tiles: ({ content: { entries } }) => <Tiles entries={entries} />,
} satisfies { [L in FaqLayout]: ComponentType<{ content: Menu }> }

export function MenuBody({ content }: { content: Menu }) {
  const Layout = layouts[content.layout]
  return <Layout content={content} />
}

/** Entries that lead elsewhere have no question to ask: they stand below those that do. */
function Links({ entries }: { entries: Menu['entries'] }) {
  return entries
    .map((entry, at) => ({ name: entry.name, url: entry.opens === 'link' ? safeUrl(entry.link) : '', at }))
    .filter(({ url }) => url)
    .map(({ name, url, at }) => (
      <a key={at} className="foyer-menu-link" href={url} target="_blank" rel="noopener noreferrer">
        <bdi>{name || url}</bdi>
        <ExternalIcon size={16} />
      </a>
    ))
}
