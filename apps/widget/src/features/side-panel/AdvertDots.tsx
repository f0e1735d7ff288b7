import { useText } from '../../text/TextProvider.tsx'

type AdvertDotsProps = { count: number; shown: number; onShow: (at: number) => void }

/** More would not fit between the arrows of the narrowest panel. */
const mostDots = 4

export function AdvertDots({ count, shown, onShow }: AdvertDotsProps) {
  const t = useText()
  if (count > mostDots) {
    return (
      <span className="advert-dots advert-place" aria-hidden="true">
        {t('advert.place', { number: shown + 1, count })}
      </span>
    )
  }
  return (
    <div className="advert-dots">
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          className="advert-dot"
          aria-label={t('advert.show', { number: at + 1, count })}
          aria-current={at === shown || undefined}
          onClick={() => onShow(at)}
        />
      ))}
    </div>
  )
}
