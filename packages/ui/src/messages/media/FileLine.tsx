import type { ReactNode } from 'react'
import { Download } from 'lucide-react'
import { useUiText } from '../../text.tsx'
import './FileLine.css'
import { splitName } from './middle-truncate.ts'

type FileLineProps = { icon: ReactNode; name: string; note: string; href: string | undefined }

/** File with icon, name and details; the whole row is the download link. */
export function FileLine({ icon, name, note, href }: FileLineProps) {
  const t = useUiText()
  const inside = (
    <>
      <span className="foyer-file-icon">{icon}</span>
      <span className="foyer-file-words">
        <Name name={name} />
        {note && (
          <span className="foyer-file-note" dir="auto">
            {note}
          </span>
        )}
      </span>
    </>
  )
  if (!href) return <span className="foyer-file">{inside}</span>
  return (
    <a
      className="foyer-file foyer-file-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      download={name}
    >
      {inside}
      <span className="foyer-file-spoken">{t('file.download')}</span>
      <Download size={18} />
    </a>
  )
}

/** Cut in the middle for the eye, whole for the ear. */
function Name({ name }: { name: string }) {
  const { start, end } = splitName(name)
  return (
    <>
      <span className="foyer-file-name" dir="auto" title={name} aria-hidden="true">
        <span>{start}</span>
        {end}
      </span>
      <span className="foyer-file-spoken">{name}</span>
    </>
  )
}
