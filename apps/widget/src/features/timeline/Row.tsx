import type { TimelineItem } from '@foyer/core/messages/item.ts'
import { lazy, memo } from 'react'
import { LazyPart } from '../../layouts/LazyPart.tsx'
import { DayLine } from './DayLine.tsx'
import { DotsRow } from './DotsRow.tsx'
import { GrowingRow } from './GrowingRow.tsx'
import { LocalRow } from './LocalRow.tsx'
import { MessageRow } from './MessageRow.tsx'
import { NoteLine } from './NoteLine.tsx'
import { ProductRow } from './ProductRow.tsx'
import './Row.css'
import { UnreadLine } from './UnreadLine.tsx'

const Guide = lazy(async () => ({ default: (await import('../guide/Guide.tsx')).Guide }))

type RowProps = {
  item: TimelineItem
  isNewDay: boolean
  /** What the visitor missed begins here. */
  isNew: boolean
  isFirst: boolean
  isLast: boolean
  isEnd: boolean
}

/** One entry of the conversation, with the day above it where a day begins. */
export const Row = memo(function Row({ item, isNewDay, isNew, isFirst, isLast, isEnd }: RowProps) {
  return (
    <div className={`row ${isFirst ? 'row-first' : ''} ${isEnd ? 'row-end' : ''}`}>
      {isNewDay && <DayLine at={item.at} />}
      {isNew && <UnreadLine />}
      <Item item={item} isFirst={isFirst} isLast={isLast} />
    </div>
  )
})

function Item({ item, isFirst, isLast }: Pick<RowProps, 'item' | 'isFirst' | 'isLast'>) {
  switch (item.type) {
    case 'message':
      return <MessageRow message={item.message} isFirst={isFirst} isLast={isLast} />
    case 'local':
      return <LocalRow local={item.local} isFirst={isFirst} isLast={isLast} />
    case 'note':
      return <NoteLine note={item.note} />
    case 'guide':
      return (
        <LazyPart>
          <Guide />
        </LazyPart>
      )
    case 'growing':
      return <GrowingRow answer={item.answer} />
    case 'dots':
      return <DotsRow />
    case 'product':
      return <ProductRow />
  }
}
