import { erasuresSql } from './engine/changes/erasuresSql';
import { missingFactsSql } from './engine/facts/missingFacts';
import { publicNameSql } from './engine/facts/publicNameSql';
import { shows } from './engine/facts/shows';
import { subjectPushes } from './engine/live/pushesOf';
import { mergeParts, twins } from './engine/merging/mergeParts';
import { personCopies, removeOfRecords, removeOfUsers } from './engine/personal-data/personCopies';
import { writtenTexts } from './engine/personal-data/writtenTexts';
import { noteViews } from './engine/personal-data/showsPersonal';
import { appearances } from './engine/records/appearances';
import { entryParts } from './engine/records/entryParts';
import { recordTagsSql } from './engine/records/recordTagsSql';
import { forms } from './engine/ports/forms';
import { pages } from './engine/ports/pages';
import { people } from './engine/ports/people';
import { readProfiles } from './engine/ports/profiles';
import { sale } from './engine/ports/sale';
import { stages } from './engine/ports/stages';
import { tasks } from './engine/ports/tasks';
import { eraseAccountLinks } from './subjects/accounts/eraseAccountLinks';
import { isSaleOpen } from './subjects/booking/sale/isSaleOpen';
import { eraseComments } from './subjects/comments/eraseComments';
import { commentPushes } from './subjects/comments/commentPushes';
import { readWrittenComments } from './subjects/comments/readWrittenComments';
import { mergedComments } from './subjects/comments/mergedComments';
import { publishedPages } from './subjects/dashboards/layouts/publishedPages';
import { eraseConsents } from './subjects/entering/consents/eraseConsents';
import { noteViews as ofContacts } from './subjects/entering/consents/personalLooks';
import { entryParts as ofPeople } from './subjects/entering/entryParts';
import { memberTwins } from './subjects/entering/memberTwins';
import { missingFactsSql as ofEntries } from './subjects/entering/missing/missingFactsSql';
import { publicNameSql as ofActs } from './subjects/entering/publicNameSql';
import { erasuresSql as ofErased } from './subjects/erasing/erasuresSql';
import { mergedCredits } from './subjects/finance/invoices/mergedCredits';
import { serveBooks } from './subjects/finance/serveBooks';
import { eraseAnswerFiles } from './subjects/forms/eraseAnswerFiles';
import { readEnteringForms, submitEnteringForms } from './subjects/forms/enteringForms';
import { storeDraw } from './subjects/judging/storeDraw';
import { messagePushes } from './subjects/messaging/messagePushes';
import { readWrittenMessages } from './subjects/messaging/readWrittenMessages';
import { eraseMessages } from './subjects/messaging/eraseMessages';
import { readProfiles as ofOffice } from './subjects/office/readProfiles';
import { incomers } from './subjects/people/incomers';
import { gameItems } from './subjects/scheduling/appearances/gameItems';
import { passTimes } from './subjects/scheduling/appearances/passTimes';
import { placeRecord } from './subjects/scheduling/appearances/placeRecord';
import { shows as ofPerformances } from './subjects/scheduling/showSql';
import { mergedTags } from './subjects/tagging/mergedTags';
import { tagPushes } from './subjects/tagging/tagPushes';
import { recordTagsSql as ofTags } from './subjects/tagging/recordTagsSql';
import { completeTask } from './subjects/tasks/completeTask';

/** Which subject serves which interface of the engine: a line each. */
export function servePorts(): void {
  serveBooks();
  appearances.serve({ place: placeRecord, pass: passTimes, ...gameItems });
  entryParts.serve(ofPeople);
  erasuresSql.serve(ofErased);
  forms.serve({ ofEntry: readEnteringForms, submitWithEntry: submitEnteringForms });
  mergeParts.serve([mergedCredits, mergedComments, mergedTags]);
  missingFactsSql.serve(ofEntries);
  noteViews.serve(ofContacts);
  pages.serve(publishedPages);
  people.serve(incomers);
  personCopies.serve([
    eraseAccountLinks,
    eraseAnswerFiles,
    eraseComments,
    (transaction, erased) => removeOfRecords(transaction, erased, 'record_tags'),
    eraseConsents,
    eraseMessages,
    (transaction, erased) =>
      removeOfUsers(transaction, erased, [
        'own_pages',
        'resource_openings',
        'private_marks',
        'tryout_sheets',
      ]),
  ]);
  publicNameSql.serve(ofActs);
  readProfiles.serve(ofOffice);
  recordTagsSql.serve(ofTags);
  sale.serve({ isOpen: isSaleOpen });
  shows.serve(ofPerformances);
  stages.serve({ storeDraw });
  subjectPushes.serve([messagePushes, commentPushes, tagPushes]);
  tasks.serve({ complete: completeTask });
  twins.serve(memberTwins);
  writtenTexts.serve([readWrittenMessages, readWrittenComments]);
}
