/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest'

const sources: Record<string, string> = import.meta.glob(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('every picture asks where it may be loaded from: the desk must not go to sites that visitors name', () => {
  const withPictures = Object.entries(sources).filter(([, code]) =>
    /<img\b|background(?:-i|I)mage/.test(code),
  )
  expect(withPictures.length).toBeGreaterThan(3)
  const careless = withPictures.filter(([, code]) => !code.includes('usePictureSource('))
  expect(careless.map(([file]) => file)).toEqual([])
})
