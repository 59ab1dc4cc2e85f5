#!/usr/bin/env node
// A Node too old for the program must still be able to read this file, so it uses no newer syntax. The package.json
// beside it declares it a CommonJS script, which older versions of Node can run.
var wanted = [20, 19]
var version = process.versions.node.split('.').map(Number)

if (version[0] < wanted[0] || (version[0] === wanted[0] && version[1] < wanted[1])) {
  console.error('cantrip needs Node ' + wanted.join('.') + ' or newer, and this is Node ' + process.versions.node + '.')
  process.exitCode = 1
} else {
  // React reads it as it loads; without it every key would leak memory.
  if (process.env.NODE_ENV === undefined) process.env.NODE_ENV = 'production'
  try {
    require('../dist/cantrip.cjs')
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND' || !/dist.cantrip\.cjs'/.test(error.message)) throw error
    console.error('cantrip is not built yet: "npm ci", with its development packages, builds it.')
    process.exitCode = 1
  }
}
