import { safeUrl } from '@foyer/core/text/safe-url.ts'
import { useState } from 'react'
import { usePictureSource } from './picture-source.tsx'
import './Avatar.css'
import { initialsOf } from './initials.ts'

/** Decoration: the name stands beside it, so screen readers skip it. */
export function Avatar({ name, src }: { name: string; src: string }) {
  const [broken, setBroken] = useState('')
  const url = usePictureSource(safeUrl(src))
  return (
    <span className="foyer-avatar" aria-hidden="true">
      {url && url !== broken ? (
        <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
