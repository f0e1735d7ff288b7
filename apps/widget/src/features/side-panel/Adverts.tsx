import type { Advert } from '@foyer/core/side-panel/adverts.ts'
import { later } from '@foyer/ui/messages/later.ts'
import { useText } from '../../text/TextProvider.tsx'
import { AdvertPicture } from './AdvertPicture.tsx'
import './Adverts.css'

type AdvertsProps = { adverts: readonly Advert[] }

const useCarousel = later(async () => import('./AdvertCarousel.tsx'))

/** S-28: pictures of the channel's, 150 px high; several take turns. */
export function Adverts({ adverts }: AdvertsProps) {
  const t = useText()
  const [only, ...others] = adverts
  if (!only) return null
  return (
    <section
      className="adverts"
      aria-label={t('advert.label')}
      aria-roledescription={others.length > 0 ? t('advert.carousel') : undefined}
    >
      {others.length === 0 ? (
        <AdvertPicture advert={only} name={t('advert.name', { number: 1, count: 1 })} />
      ) : (
        <LateCarousel adverts={adverts} />
      )}
    </section>
  )
}

function LateCarousel(props: AdvertsProps) {
  const part = useCarousel()
  return part && <part.AdvertCarousel {...props} />
}
