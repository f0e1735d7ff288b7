import { FoyerChat, FoyerInline } from '../src/react.tsx'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const server = new URLSearchParams(location.search).get('server') ?? ''
const log: string[] = []
Object.assign(window, { log })

function Shop() {
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const [isHere, setHere] = useState(true)
  const [isInline, setInline] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setTheme('light')}>
        Light
      </button>
      <button type="button" onClick={() => setHere(!isHere)}>
        Come and go
      </button>
      <button type="button" onClick={() => setInline(true)}>
        Inline
      </button>
      {isHere && (
        <FoyerChat
          server={server}
          channel="demo"
          theme={theme}
          user={{ userName: 'Sam' }}
          identity={() => Promise.resolve('a.b.c')}
          onEvent={({ name }) => log.push(name)}
        />
      )}
      {isInline && <FoyerInline server={server} channel="inline" className="inline" />}
    </>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  )
