import { limits } from '@callboard/api-contract';
import { openApiDocument } from './engine/docs/openApiDocument';

// For the package of the contract: teams that write in another language read the document without a server.
process.stdout.write(JSON.stringify(openApiDocument(limits.apiVersion)));
