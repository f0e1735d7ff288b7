import { createContext, useContext } from 'react'

/** The URL that the app loads an image from; undefined when it does not load it. */
export type PictureSource = (url: string) => string | undefined

const SourceContext = createContext<PictureSource>((url) => url)

/** The desk puts its server between agents and the sites that visitors name. */
export const PictureSourceProvider = SourceContext.Provider

/** The address to load a picture from; undefined when it is not loaded here. `url` is checked by safePicture or safeUrl. */
export function usePictureSource(url: string | undefined): string | undefined {
  const sourceOf = useContext(SourceContext)
  return url && sourceOf(url)
}
