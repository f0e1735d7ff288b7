import { ChoiceList } from '../choices/ChoiceList.tsx'
import { Card } from '../card/Card.tsx'
import type { MessageOf } from '../message-kind.ts'
import { Unreadable } from '../Unreadable.tsx'
import { seriesOf } from './faq-sections.ts'
import { MenuBody } from './MenuBody.tsx'
import './MenuMessage.css'

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
