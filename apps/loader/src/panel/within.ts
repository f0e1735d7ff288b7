/** Resolves with undefined if the promise takes longer. */
export async function within<T>(ms: number, promised: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([promised, late]).finally(() => clearTimeout(timer))
}
