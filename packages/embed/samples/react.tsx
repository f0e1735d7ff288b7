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
  const [hasLabel, setLabelled] = useState(true)
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
      <button type="button" onClick={() => setLabelled(false)}>
        Without a label
      </button>
      {isHere && (
        <FoyerChat
          server={server}
          channel="demo"
          theme={theme}
          label={hasLabel ? (theme === 'light' ? 'Help' : 'Chat') : undefined}
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
