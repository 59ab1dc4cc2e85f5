// Read anew before each file of tests, also where its imports are not.
import { afterEach } from 'vitest'
import { removeFolders } from './folder.ts'

afterEach(removeFolders)
