// In a setup file, this runs for every test file, even if imports are cached.
import { afterEach } from 'vitest'
import { removeFolders } from './folder.ts'

afterEach(removeFolders)
