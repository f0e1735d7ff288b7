// Plain JavaScript that an old Node can read: everything else is loaded after the check.
const needed = [24, 12]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  process.stderr.write(
    `Foyer needs Node ${needed.join('.')} or newer, and this is Node ${process.versions.node}.\n`,
  )
  process.exit(1)
}

void import('./cli/foyer.ts')
