import type { SessionRating } from '@foyer/contract/desk/visitor.ts'
import { robotTagOf } from '@foyer/core/evaluation/tags.ts'
import { Star } from 'lucide-react'
import { useText } from '../text/text-context.tsx'
import './RatingView.css'

/** A visitor's rating: stars, whether it helped, tags and comment. */
export function RatingView({ rating, title }: { rating: SessionRating; title?: string }) {
  const t = useText()
  const { star, solved, tags, comment, of } = rating
  return (
    <div className="desk-rating">
      {title && <p className="desk-rating-title">{title}</p>}
      <p className="desk-rating-line">
        {star > 0 && <Stars star={star} />}
        {solved !== undefined && <span>{t(solved ? 'rating.solved' : 'rating.notSolved')}</span>}
      </p>
      {tags.length > 0 && (
        <ul className="desk-rating-tags">
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{of === 'robot' ? robotTagText(tag, t) : tag}</bdi>
            </li>
          ))}
        </ul>
      )}
      {comment && (
        <q className="desk-rating-comment" dir="auto">
          {comment}
        </q>
      )}
    </div>
  )
}

function Stars({ star }: { star: number }) {
  const t = useText()
  return (
    <span className="desk-rating-stars" role="img" aria-label={t('rating.star', { count: star })}>
      {[1, 2, 3, 4, 5].map((at) => (
        <Star key={at} size={14} className={at <= star ? 'desk-star-on' : ''} />
      ))}
    </span>
  )
}

function robotTagText(tag: string, t: ReturnType<typeof useText>): string {
  const known = robotTagOf(tag)
  return known ? t(`rating.reason.${known}`) : tag
}
