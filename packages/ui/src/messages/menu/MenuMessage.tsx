import { ChoiceList } from '../choices/ChoiceList.tsx'
import { Card } from '../card/Card.tsx'
import type { MessageOf, ContentFor } from '../message-kind.ts'
import { Unreadable } from '../Unreadable.tsx'
import { seriesOf, questionsOf, sectionsOf } from './faq-sections.ts'
import { safeUrl } from '@foyer/core/text/safe-url.ts'
import type { FaqLayout } from '@foyer/contract/codes.ts'
import { type ComponentType, useId, useState, type ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { Questions } from './Questions.tsx'
import { QuestionTabs } from './QuestionTabs.tsx'
import { Avatar } from '../../primitives/Avatar.tsx'
import './MenuMessage.css'

type Entry = ContentFor<'menu'>['entries'][number]

/** S-14: business tiles. What a tile holds opens below them, and closes at a second press. */
function Tiles({ entries }: { entries: readonly Entry[] }) {
  const panelId = useId()
  const [chosen, setChosen] = useState(-1)
  const open = entries[chosen]
  const seen = entries.map((entry, at) => ({ entry, at })).filter(({ entry }) => entry.name || entry.imgUrl)
  return (
    <div className="foyer-tiles">
      <ul className="foyer-tiles-grid">
        {seen.map(({ entry, at }) => (
          <li key={at}>
            {entry.opens === 'link' ? (
              <LinkTile href={entry.link}>
                <Face entry={entry} />
              </LinkTile>
            ) : (
              <button
                type="button"
                className="foyer-tile"
                aria-expanded={at === chosen}
                aria-controls={panelId}
                onClick={() => setChosen(at === chosen ? -1 : at)}
              >
                <Face entry={entry} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div id={panelId} className="foyer-tiles-panel">
        {open && <QuestionTabs key={chosen} sections={sectionsOf([open])} />}
      </div>
    </div>
  )
}

function LinkTile({ href, children }: { href: string; children: ReactNode }) {
  const url = safeUrl(href)
  if (!url) return <span className="foyer-tile">{children}</span>
  return (
    <a className="foyer-tile" href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

function Face({ entry: { name, imgUrl } }: { entry: Entry }) {
  return (
    <>
      <Avatar name={name} src={imgUrl} />
      <span className="foyer-tile-name" dir="auto">
        {name}
      </span>
    </>
  )
}

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

function MenuBody({ content }: { content: Menu }) {
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
        <ExternalLink size={16} />
      </a>
    ))
}

/** The FAQ (S-13) or the menu bar (S-14), with the series problems below it. */
export function MenuMessage({ message: { content } }: { message: MessageOf<'menu'> }) {
  const { title, entries } = content
  const series = seriesOf(content)
  if (!title && entries.length === 0 && series.length === 0) return <Unreadable />
  return (
    <Card>
      {title && (
        <strong className="foyer-menu-title" dir="auto">
          {title}
        </strong>
      )}
      <MenuBody content={content} />
      {series.length > 0 && (
        <div className="foyer-menu-series">
          <ChoiceList choices={series} look="chips" label={title} />
        </div>
      )}
    </Card>
  )
}
