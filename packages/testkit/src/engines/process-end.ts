/**
 * Runs `task` when this process ends: by itself, by SIGINT or by SIGTERM. The task must be synchronous,
 * nothing else survives an exit. Returns a function that withdraws it.
 */
export function onProcessEnd(task: () => void): () => void {
  if (tasks.size === 0 && !isInstalled) install()
  tasks.add(task)
  return () => void tasks.delete(task)
}

const tasks = new Set<() => void>()
let isInstalled = false

function install(): void {
  isInstalled = true
  process.on('exit', runAll)
  for (const [signal, exitCode] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => {
      // Whoever else listens decides when to end (a server that drains still needs its database).
      if (process.listenerCount(signal) === 1) process.exit(exitCode)
    })
  }
}

function runAll(): void {
  for (const task of tasks) {
    try {
      task()
    } catch (error) {
      console.error(error)
    }
  }
  tasks.clear()
}
