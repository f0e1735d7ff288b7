import type { Controls } from '../controls.ts'
import type { Hall } from '../load-exhibits.ts'
import { Frame } from './Frame.tsx'
import { PressedList } from './PressedList.tsx'
import './Shell.css'
import { Toolbar } from './Toolbar.tsx'

type ShellProps = { halls: readonly Hall[]; controls: Controls }

export function Shell({ halls, controls }: ShellProps) {
  const wanted = controls.exhibit
  return (
    <>
      <Toolbar controls={controls} />
      {halls.map(({ file, error, exhibits }) => {
        const shown = exhibits.filter(({ name }) => wanted === '' || name === wanted)
        if (shown.length === 0 && !error) return null
        return (
          <section key={file}>
            <h2>{file}</h2>
            {error && <pre className="shell-error">{error}</pre>}
            <div className="shell-frames">
              {shown.map((exhibit) => (
                <Frame key={exhibit.name} exhibit={exhibit} file={file} controls={controls} />
              ))}
            </div>
          </section>
        )
      })}
      <PressedList />
    </>
  )
}
