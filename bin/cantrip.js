#!/usr/bin/env node
// Uses no newer syntax, so that a version of Node too old for the program can still read this file. The package.json
// next to it makes it a CommonJS script, which older versions of Node can run.
var wanted = [20, 19]
var version = process.versions.node.split('.').map(Number)

if (version[0] < wanted[0] || (version[0] === wanted[0] && version[1] < wanted[1])) {
  console.error('cantrip needs Node ' + wanted.join('.') + ' or newer, and this is Node ' + process.versions.node + '.')
  process.exitCode = 1
} else {
  // React reads this when it loads. Without it, every key press would leak memory.
  if (process.env.NODE_ENV === undefined) process.env.NODE_ENV = 'production'
  try {
    require('../dist/cantrip.cjs')
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND' || !/dist.cantrip\.cjs'/.test(error.message)) throw error
    console.error('cantrip is not built yet; "npm ci" installs its development dependencies and builds it.')
    process.exitCode = 1
  }
}
