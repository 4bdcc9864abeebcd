"""The rival whose conventions we share: Django REST framework with a token, a permission, search, ordering and pages of 50."""
import os

import django
from django.conf import settings
from urllib.parse import urlparse

database = urlparse(os.environ["DATABASE_URL"])
settings.configure(
    DEBUG=False,
    SECRET_KEY="only for a measurement on this machine",
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    MIDDLEWARE=[],
    INSTALLED_APPS=["django.contrib.contenttypes", "django.contrib.auth", "rest_framework"],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": database.path.lstrip("/"),
            "USER": database.username,
            "PASSWORD": database.password or "",
            "HOST": database.hostname,
            "PORT": database.port or 5432,
            "CONN_MAX_AGE": None,
        }
    },
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": [],
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "UNAUTHENTICATED_USER": None,
    },
)
django.setup()

from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.urls import path  # noqa: E402
from rest_framework import authentication, exceptions, filters, generics, pagination, permissions, serializers  # noqa: E402


class Region(models.Model):
    hashcode = models.UUIDField(primary_key=True)
    tenant = models.TextField()
    name = models.TextField()

    class Meta:
        app_label = "rival"
        managed = False
        db_table = "regions"


class Organization(models.Model):
    hashcode = models.UUIDField(primary_key=True)
    tenant = models.TextField()
    instance_id = models.BigIntegerField()
    version = models.IntegerField()
    created = models.DateTimeField()
    modified = models.DateTimeField()
    name = models.TextField()
    kind = models.TextField()
    is_company = models.BooleanField()
    region = models.ForeignKey(Region, null=True, on_delete=models.PROTECT, db_column="region")
    town = models.TextField(null=True)
    school_number = models.IntegerField(null=True)
    school_type = models.TextField(null=True)
    authority = models.TextField(null=True)
    gender = models.TextField(null=True)
    search_text = models.TextField()

    class Meta:
        app_label = "rival"
        managed = False
        db_table = "organization_structures"


class TokenUser:
    is_authenticated = True

    def __init__(self, tenant):
        self.tenant = tenant


class TokenAuthentication(authentication.BaseAuthentication):
    def authenticate(self, request):
        import hashlib

        header = request.META.get("HTTP_AUTHORIZATION", "")
        if not header.startswith("Token "):
            raise exceptions.AuthenticationFailed()
        digest = hashlib.sha256(header[6:].encode()).digest()
        with connection.cursor() as cursor:
            cursor.execute("SELECT tenant FROM sessions WHERE token_hash = %s", [digest])
            row = cursor.fetchone()
        if row is None:
            raise exceptions.AuthenticationFailed()
        return TokenUser(row[0]), None


class RegionSerializer(serializers.ModelSerializer):
    title = serializers.CharField(source="name")

    class Meta:
        model = Region
        fields = ["hashcode", "title"]


class OrganizationSerializer(serializers.ModelSerializer):
    region = RegionSerializer()
    qed_model = serializers.SerializerMethodField()

    def get_qed_model(self, row):
        return {
            "title": row.name,
            "visual_title": row.name,
            "subtitle": row.town or "",
            "url": f"/organisation/companies/{row.hashcode}",
            "model": "corporation.OrganizationStructure",
            "avatar": {"icon": "people", "color": "blue", "shape": "square", "placeholder": row.name[:2].upper()},
        }

    class Meta:
        model = Organization
        exclude = ["tenant", "search_text"]


class Pages(pagination.PageNumberPagination):
    page_size = 50


class OrganizationList(generics.ListAPIView):
    authentication_classes = [TokenAuthentication]
    permission_classes = [permissions.IsAuthenticated]
    serializer_class = OrganizationSerializer
    pagination_class = Pages
    filter_backends = [filters.SearchFilter, filters.OrderingFilter]
    search_fields = ["search_text"]
    ordering_fields = ["name"]

    def get_queryset(self):
        return Organization.objects.filter(tenant=self.request.user.tenant).select_related("region")


urlpatterns = [path("organizations", OrganizationList.as_view())]
application = get_wsgi_application()
