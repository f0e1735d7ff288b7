import { done, type Command } from '../host.ts'

export const theme: Command<'theme'> = ({ theme: chosen }, { surface }) => {
  surface.setTheme(chosen)
  return done
}
