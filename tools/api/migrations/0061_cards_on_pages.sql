-- A card of a page that every tenant has can be a widget of a composed page.
ALTER TABLE "widgets" DROP CONSTRAINT "kind_option";
ALTER TABLE "widgets" ADD CONSTRAINT "kind_option" CHECK ("kind" IN ('number', 'list', 'plot', 'text', 'announcements', 'tasks', 'progress', 'card'));
