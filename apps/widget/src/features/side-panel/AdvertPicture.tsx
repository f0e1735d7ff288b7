import type { Advert } from '../../rules/side-panel/adverts.ts'
import { useState } from 'react'
import { ImageIcon } from 'lucide-react'

type AdvertPictureProps = { advert: Advert; name: string }

export function AdvertPicture({ advert: { picture, href }, name }: AdvertPictureProps) {
  const [isBroken, setBroken] = useState(false)
  const content = isBroken ? (
    <>
      <ImageIcon size={24} />
      {name}
    </>
  ) : (
    <img src={picture} alt={name} referrerPolicy="no-referrer" onError={() => setBroken(true)} />
  )
  if (!href) return <div className="advert">{content}</div>
  return (
    <a className="advert" href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}
