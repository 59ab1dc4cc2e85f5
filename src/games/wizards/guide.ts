import guideFile from '../../../data/wizards/guide.json' with { type: 'json' }
import type { Guide } from '../../kernel/index.ts'
import { dataFile } from '../../parts/data-file.ts'

/** The guided first game, which teaches Wizards. A test checks the file against its schema. */
export const GUIDE = dataFile<Guide>(guideFile)
