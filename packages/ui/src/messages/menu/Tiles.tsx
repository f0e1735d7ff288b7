import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { useId, useState, type ReactNode } from 'react'
import { Avatar } from '../../primitives/Avatar.tsx'
import type { ContentFor } from '../message-kind.ts'
import { sectionsOf } from './faq-sections.ts'
import { QuestionTabs } from './QuestionTabs.tsx'
import './Tiles.css'

type Entry = ContentFor<'menu'>['entries'][number]

/** S-14: business tiles. What a tile holds opens below them, and closes at a second press. */
export function Tiles({ entries }: { entries: readonly Entry[] }) {
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
